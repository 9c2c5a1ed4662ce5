export default {
  'consent.audience': 'Audience measurement',
  'consent.audience.text': 'Count visits and see which pages help, to improve the shop.',
  'consent.advertising': 'Advertising',
  'consent.advertising.text': 'Measure our ads and show you relevant ones on other sites.',
}
