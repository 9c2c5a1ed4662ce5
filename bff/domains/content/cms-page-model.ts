import type { CmsPage } from '../../graphql/shop-schema.generated.ts'
import type { RichTextModel } from './rich-text-model.ts'

/** A content page or block. */
export type CmsPageModel = Omit<CmsPage, 'contentWysiwyg'> & { __typename: 'CmsPage'; contentWysiwyg: RichTextModel }
