const en = {
  'payment.walletFirst': 'This payment is confirmed on the page of {title}.',
  'payment.walletMissing': 'First confirm your payment on the page of {title}.',
  'payment.walletChanged':
    'You gave {title} your consent for {before}, the total is now {now}. Confirm your payment again.',
  'payment.paypalRefused': 'PayPal has refused the payment. Choose another payment method.',
}
export default en
