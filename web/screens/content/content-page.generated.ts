// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { RichTextFragment } from './rich-text.generated.ts'

export type ContentPageFragment = { identifier: string, path: string, title: string, content_heading: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, contentWysiwyg: RichTextFragment };
