/** The themes of the questions that shoppers ask, one block each. */
export const FAQ_BLOCKS = ['faq-livraison', 'faq-paiement', 'faq-retours', 'faq-alimentation', 'faq-compte'] as const
/** Who to ask what no question answers (spec §2). */
export const FAQ_CONTACT_BLOCK = 'faq-contact'
/** The store's own page of questions: its headline and description, and its text where the store has no blocks. */
export const FAQ_PAGE = 'faq'
