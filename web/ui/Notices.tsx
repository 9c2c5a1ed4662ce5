import { useId } from 'react'
import { Image } from './Image.tsx'
import { Link } from './Link.tsx'
import type { NoticeFieldsFragment } from './notice.generated.ts'
import styles from './Notices.module.css'

type NoticesProps = {
  notices: readonly NoticeFieldsFragment[]
  /** Level of their headings. */
  level?: 2 | 3
}

/** Notices that the law requires, with the server's texts. */
export function Notices({ notices, level = 2 }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.topic} notice={notice} Heading={`h${level}`} />)
}

function Notice({ notice, Heading }: { notice: NoticeFieldsFragment; Heading: 'h2' | 'h3' }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={notice.duration ? styles.card : undefined}>
      <Heading id={id}>{notice.title}</Heading>
      <NoticeContent notice={notice} />
    </section>
  )
}

/** The content of a notice below its title. */
export function NoticeContent({ notice }: { notice: NoticeFieldsFragment }) {
  const { duration, imageUrl, paragraphs, rows, link } = notice
  return (
    <>
      {imageUrl ? (
        <Image path={imageUrl} alt={paragraphs.join(' ')} preset="contentHalf" />
      ) : (
        <>
          {duration && <p className={styles.duration}>{duration}</p>}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
      {rows.map(({ label, value }) => (
        <p key={label}>
          <strong>{label}</strong>
          <br />
          {value}
        </p>
      ))}
      {link && (
        <p>
          <Link href={link.href}>{link.text}</Link>
        </p>
      )}
    </>
  )
}
