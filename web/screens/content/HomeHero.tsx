import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Image } from '../../ui/Image.tsx'
import styles from './HomeHero.module.css'
import type { RichTextFragment } from './rich-text.generated.ts'
import { RichText } from './RichText.tsx'

type HomeHeroProps = {
  heading: string
  /** The words have a headline of their own. */
  hidesHeading: boolean
  /** Attributes of the picture, as the text has them. */
  picture: Readonly<Record<string, string>>
  words: RichTextFragment
}

/** The first view of the shop: a wide picture, and what the shop stands for on a card that overlaps it. */
export function HomeHero({
  heading,
  hidesHeading,
  picture: { src, alt = '', 'src-narrow': narrow },
  words,
}: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <Image
        path={src}
        narrowPath={narrow}
        alt={alt}
        preset="homepageSlider"
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.place}>
        <div className={styles.words}>
          {hidesHeading ? (
            <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          ) : (
            <h1 className={styles.heading}>{heading}</h1>
          )}
          <RichText content={words} className={styles.text} />
        </div>
      </div>
    </div>
  )
}
