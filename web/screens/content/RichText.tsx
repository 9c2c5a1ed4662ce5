import { lazy } from '../../lazy.tsx'
import type { RichTextProps } from './RichTextContent.tsx'

/** An editor's text. Rendered on the server and hydrated last, since few of its elements are interactive. */
export const RichText = lazy<RichTextProps>(() => import('./RichTextContent.tsx'), { hydratesLater: true })
