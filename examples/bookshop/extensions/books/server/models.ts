/** What resolvers of `Author` start from. */
export type AuthorModel = { name: string }
