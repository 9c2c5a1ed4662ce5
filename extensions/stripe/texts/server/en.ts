export default {
  'stripe.gone': 'This card is not saved any more.',
  'stripe.notDeleted': 'The card could not be deleted. A running payment may still need it. Please try again later.',
}
