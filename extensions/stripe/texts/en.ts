export default {
  'stripe.title': 'My saved cards',
  'stripe.lead': 'Our payment provider Stripe keeps them. We see the last four digits at most.',
  'stripe.empty': 'No card is saved.',
  'stripe.empty.hint': 'Where saving is offered, you choose it while you pay an order.',
  'stripe.expires': 'Valid until the end of {month}',
  'stripe.delete': 'Delete',
  'stripe.delete.title': 'Delete this card?',
  'stripe.delete.confirm': 'Delete',
  'stripe.deleted': 'The card is deleted.',
}
