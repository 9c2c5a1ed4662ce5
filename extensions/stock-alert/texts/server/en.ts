const en = {
  'stockAlert.inactive': 'Alerts are not available at the moment.',
  'stockAlert.signInToEnd': 'Sign in to see your alerts.',
  'stockAlert.signIn': 'Sign in to be told when it is back.',
  'stockAlert.inStock': 'This product is in stock again: reload the page.',
  'stockAlert.notSaved': 'The alert could not be changed. Try again in a moment.',
}
export default en
