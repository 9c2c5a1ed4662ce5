/** An address of the base, as the form takes it. */
export type Suggestion = { label: string; street: string; postalCode: string; locality: string }
