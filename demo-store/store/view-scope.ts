/** What is set in the scope of one view. */
export type ViewScope = {
  config: Readonly<Record<string, string | number | boolean | null>>
  /** Ids of the categories below the root that are active here; their products alone are sold. */
  branches: readonly number[]
  /** Content of pages and blocks, by identifier. */
  pages: Readonly<Record<string, { title: string; content: string; metaTitle: string; metaDescription: string }>>
  blocks: Readonly<Record<string, string>>
}
