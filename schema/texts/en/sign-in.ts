export default {
  'account.email': 'E-mail address',
  'account.password': 'Password',
  'account.password.missing': 'Enter your password.',
  'account.password.show': 'Show',
  'account.password.hide': 'Hide',
  'account.password.showLabel': 'Show the password',
  'account.password.hideLabel': 'Hide the password',
  'account.password.forgotten': 'Forgotten your password?',
  'account.login.submit': 'Sign in',
  'account.login.refused': 'Signing in did not work. Try again in a moment.',
  'account.expired': 'Your session has ended. Sign in to find your account and your cart again.',
  'account.expired.stay': 'Go on without signing in',
}
