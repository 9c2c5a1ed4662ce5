export default {
  'paypal.express': 'Pay with PayPal',
}
