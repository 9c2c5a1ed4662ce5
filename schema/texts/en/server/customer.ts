/** What only the server says of forms, accounts, wishlists and messages. */
export default {
  // Fields of forms
  'field.missing': 'This field is required.',
  'field.tooLong': 'At most {limit} characters.',
  'field.letters': 'Only letters, digits, spaces, hyphens and apostrophes are accepted.',
  // Addresses
  'address.tooManyLines':
    '{limit, plural, one {The address fits on one line.} other {The address fits on # lines at most.}}',
  'address.lineTooLong': 'At most {limit} characters per line: this one has {length}.',
  'address.characters': 'The characters “<” and “>” are not accepted.',
  'address.frenchPostalCode': 'A French postcode has five digits, for example 35000.',
  'address.notDelivered': 'We do not deliver to this country.',
  'address.regionMissing': 'Choose a region from the list.',
  'address.telephoneWrong': 'Enter a phone number, for example 06 12 34 56 78.',
  'address.notInBook': 'This address is no longer in your address book.',
  'address.choice': 'Choose an address or enter one.',
  // Accounts
  'customer.email': 'This e-mail address is not valid.',
  'customer.emailTaken': 'An account already uses this address. Sign in, or choose a new password.',
  'customer.loginRefused':
    'The e-mail address or the password is wrong. After several tries the account is locked for a few minutes: wait, then try again.',
  'customer.tooManyAttempts': 'Too many tries for this account. Wait a few minutes, then try again.',
  'customer.signInFirst': 'Your session has ended. Sign in to go on.',
  'customer.passwordWrong': 'This password is wrong.',
  'customer.passwordRule':
    'At least {length} characters of {classes} kinds: lower case, upper case, digits, other signs.',
  'customer.confirmFirst':
    'Your account is created. To open it, follow the link in the e-mail that we have just sent you, then sign in.',
  'customer.signInNow': 'Your account is created. Sign in to open it.',
  'customer.linkEnded': 'This link is no longer valid. Ask for a new one.',
  'customer.confirmationEnded': 'This link is no longer valid, or was used before. Try to sign in.',
  'customer.newsletterInactive': 'The newsletter is not available at the moment.',
  'customer.cartNotMerged': 'The items that you chose before you signed in could not be moved to your cart.',
  'customer.lineNotMerged':
    '{count, plural, one {“{name}”: one piece could not be moved to your cart, for lack of stock.} other {“{name}”: # pieces could not be moved to your cart, for lack of stock.}}',
  'customer.defaultEntry': 'This is a default address. Choose another default before you delete it.',
  // Contact form, help desk
  'contact.byPost': 'by post, to the address in the legal notice',
  'contact.impossible': 'Your message could not be sent from here. You can reach us directly: {contacts}.',
  'contact.comment': 'Subject: {subject}\n\n{message}',
  'helpdesk.inactive': 'Requests cannot be followed here. Write to us or call us: we answer.',
  'helpdesk.tooOften': 'You have just written to us several times. Try again in ten minutes.',
  'helpdesk.mail.lead': 'A customer writes from the account. Reply to this mail to answer.',
  'helpdesk.mail.customer': 'Customer',
  'helpdesk.mail.subject': 'Subject',
  'helpdesk.ticketNotFound': 'This request cannot be found.',
  'helpdesk.tooManyFiles': 'At most {limit} files per message.',
  'helpdesk.fileTooLarge': 'Each file may have at most {kilobytes} kB.',
  'helpdesk.fileKind': 'Attach JPEG, PNG or WebP pictures, or PDF documents.',
  'helpdesk.departmentWrong': 'Choose a department from the list.',
  // Wishlists, reviews, alerts
  'wishlist.inactive': 'Wishlists are not available at the moment.',
  'wishlist.signInFirst': 'Sign in to see your wishlist.',
  'wishlist.notAdded': 'This product could not be added to your list.',
  'wishlist.notRemoved': 'This product could not be removed from your list.',
  'wishlist.itemGone': 'This item is no longer on your list.',
  'wishlist.chooseAgain': 'Choose the date, the time or the file again on the product’s page.',
  'wishlist.notShareable': 'Wishlists cannot be shared.',
  'wishlist.tooManyFriends': 'At most {limit} addresses.',
  'wishlist.wrongAddress': 'This address is not valid: {address}',
  'wishlist.notShared': 'Your list could not be sent.',
  'reviews.ratingMissing': 'Give a rating from 1 to 5.',
  'reviews.inactive': 'This shop publishes no reviews.',
  'reviews.refused': 'Your review could not be recorded.',
  'stockAlert.inactive': 'Alerts are not available at the moment.',
  'stockAlert.signIn': 'Sign in to be told when it is back.',
  // Proof of work
  'captcha.refused': 'The check against robots failed. Try again.',
}
