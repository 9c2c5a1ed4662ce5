import { lazy } from '../../lazy.tsx'
import type { RichTextProps } from './RichTextContent.tsx'

/** An editor's text. It is read at once, and few of its elements do anything: the code that maps its tree comes after the page's own. */
export const RichText = lazy<RichTextProps>(() => import('./RichTextContent.tsx'), { hydratesLater: true })
