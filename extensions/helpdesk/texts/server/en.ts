export default {
  'helpdesk.inactive': 'Requests cannot be followed here. Write to us or call us: we answer.',
  'helpdesk.tooOften': 'You have just written to us several times. Try again in ten minutes.',
  'helpdesk.team': 'Our team',
  'helpdesk.mail.lead': 'A customer writes from the account. Reply to this mail to answer.',
  'helpdesk.mail.guestLead':
    'Somebody writes by the contact form. Reply to this mail to answer; nobody has checked the address.',
  'helpdesk.mail.telephone': 'Telephone',
  'helpdesk.mail.customer': 'From',
  'helpdesk.mail.subject': 'Subject',
  'helpdesk.ticketNotFound': 'This request cannot be found.',
  'helpdesk.tooManyFiles': 'At most {limit} files per message.',
  'helpdesk.fileTooLarge': 'Each file may have at most {kilobytes} kB.',
  'helpdesk.fileKind': 'Attach JPEG, PNG or WebP pictures, or PDF documents.',
  'helpdesk.departmentWrong': 'Choose a department from the list.',
}
