export default {
  'paypal.express': 'Pay with {title}',
}
