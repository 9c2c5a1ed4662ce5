import { ui, useFormat } from 'musette/web'
import styles from './Blog.module.css'
import type { BlogTeaserCardFragment } from './blog.generated.ts'

type TeasersProps = {
  articles: readonly BlogTeaserCardFragment[]
  headingLevel?: 2 | 3
  /** How many of the first pictures load at once. */
  priorityCount?: number
}

/** Articles as cards. */
export function Teasers({ articles, headingLevel = 2, priorityCount = 0 }: TeasersProps) {
  const { date } = useFormat()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.cards}>
      {articles.map(({ path, title, summary, publishedAt, imageUrl }, index) => (
        <li key={path} className={styles.card}>
          {imageUrl && (
            <span className={styles.picture}>
              <ui.Image
                path={imageUrl}
                alt=""
                preset="homeArticleImage"
                sizes="(max-width: 40rem) 100vw, (max-width: 64rem) 50vw, 25rem"
                priority={index < priorityCount}
              />
            </span>
          )}
          <div className={styles.text}>
            <Heading className={styles.title}>
              <ui.Link variant="plain" className={styles.link} href={path}>
                {title}
              </ui.Link>
            </Heading>
            <time className={styles.date} dateTime={publishedAt}>
              {date(publishedAt)}
            </time>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
