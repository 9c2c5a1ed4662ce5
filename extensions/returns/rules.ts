/** Characters of an answer at most, by its kind, and of the comment. */
export const MAX_LENGTHS = { ReturnAttributeTextfield: 255, ReturnAttributeTextarea: 2000, comment: 2000 } as const
