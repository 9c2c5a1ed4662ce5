export default {
  'alert.subscribe': 'Tell me when it is back',
  'alert.unsubscribe': 'Do not tell me any more',
  'alert.subscribed': 'We will write to you as soon as this product is back.',
  'alert.done': 'Noted: we will write to {email} as soon as this product is back.',
  'alert.stopped': 'Noted: you will not be told.',
  'alert.email': 'E-mail address',
  'alert.emailHint': 'It is used for this alert only.',
  'alert.send': 'Tell me',
  'alert.cancel.title': 'Stop an alert',
  'alert.cancel.lead': 'You will not be told any more when this product is back.',
  'alert.cancel.submit': 'Stop the alert',
  'alert.cancel.done': 'Done: you will get no more alerts for this product.',
}
