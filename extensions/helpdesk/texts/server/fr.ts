import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'helpdesk.inactive':
    'Le suivi des demandes n’est pas disponible. Écrivez-nous ou appelez-nous : nous vous répondrons.',
  'helpdesk.tooOften': 'Vous venez de nous écrire plusieurs fois. Réessayez dans dix minutes.',
  'helpdesk.team': 'Notre équipe',
  'helpdesk.mail.lead': 'Message envoyé depuis un compte de la boutique. Répondez simplement à cet e-mail.',
  'helpdesk.mail.guestLead':
    'Message envoyé par le formulaire de contact. Répondez simplement à cet e-mail ; l’adresse n’est pas vérifiée.',
  'helpdesk.mail.telephone': 'Téléphone',
  'helpdesk.mail.customer': 'De',
  'helpdesk.mail.subject': 'Objet',
  'helpdesk.ticketNotFound': 'Cette demande est introuvable.',
  'helpdesk.tooManyFiles': '{limit} fichiers au plus par message.',
  'helpdesk.fileTooLarge': 'Chaque fichier peut peser {kilobytes} ko au plus.',
  'helpdesk.fileKind': 'Joignez des images JPEG, PNG ou WebP, ou des documents PDF.',
  'helpdesk.departmentWrong': 'Choisissez un service de la liste.',
}
export default fr
