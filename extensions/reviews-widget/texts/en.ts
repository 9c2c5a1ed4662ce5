export default {
  'consent.reviews': 'All reviews of our customers',
  'consent.reviews.service': 'Customer reviews',
  'consent.reviews.ask': 'What our partner collects shows if you agree.',
  'consent.reviews.text': 'Show the widget of the service that collects reviews.',
  'consent.reviews.manage': 'Manage my cookies',
}
