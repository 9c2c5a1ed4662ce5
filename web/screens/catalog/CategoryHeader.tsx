import { Image } from '../../ui/Image.tsx'
import { RichText } from '../content/RichText.tsx'
import css from './CategoryHeader.module.css'
import type { CategoryPageFragment } from './category-page.generated.ts'
import { Clamped } from './Clamped.tsx'
import { textLength } from './rich-text-measure.ts'

/** Characters that a description may have before it is cut off: about four lines. */
const LONG_TEXT = 420

/** What the category is about: banner, name, description. */
export function CategoryHeader({ category }: { category: CategoryPageFragment }) {
  const { name, imageUrl, description } = category
  return (
    <header className={css.header}>
      {imageUrl && (
        <Image
          path={imageUrl}
          alt=""
          preset="categoryImage"
          sizes="(min-width: 84rem) 1264px, 100vw"
          className={css.banner}
          priority
        />
      )}
      <h1 className={css.title}>{name}</h1>
      {description && (
        <Clamped isLong={textLength(description.childNodes) > LONG_TEXT}>
          <RichText content={description} className={css.description} />
        </Clamped>
      )}
    </header>
  )
}
