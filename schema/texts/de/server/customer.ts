import type en from '../../en/server/customer.ts'

/** What only the server says of forms, accounts, wishlists and messages, in German. */
const de: Readonly<Record<keyof typeof en, string>> = {
  // Mails
  'mail.line': '{label}: {value}',
  // Fields of forms
  'field.missing': 'Dieses Feld ist ein Pflichtfeld.',
  'field.tooLong': 'Höchstens {limit} Zeichen.',
  'field.letters': 'Erlaubt sind nur Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe.',
  'field.oneMissing': 'Ein Pflichtfeld ist leer.',
  'field.namedMissing': 'Ein Pflichtfeld ist leer: {field}.',
  'formField.prefix': 'Anrede',
  'formField.middlename': 'Zweiter Vorname',
  'formField.suffix': 'Namenszusatz',
  'formField.company': 'Firma',
  'formField.birth': 'Geburtsdatum',
  'formField.gender': 'Geschlecht',
  'formField.gender.male': 'Männlich',
  'formField.gender.female': 'Weiblich',
  'formField.gender.notSpecified': 'Keine Angabe',
  'formField.taxNumber': 'Umsatzsteuer-Identifikationsnummer',
  'formField.optional': '{label} (freiwillig)',
  'formField.fax': 'Fax',
  'formField.telephone': 'Telefon',
  'formField.choose': 'Wählen Sie eine der Möglichkeiten.',
  'formField.date': 'Geben Sie ein gültiges Datum ein.',
  // Addresses
  'address.tooManyLines':
    '{limit, plural, one {Die Adresse darf nur eine Zeile haben.} other {Die Adresse darf höchstens # Zeilen haben.}}',
  'address.lineTooLong': 'Höchstens {limit} Zeichen je Zeile: Diese hat {length}.',
  'address.characters': 'Die Zeichen „<“ und „>“ sind nicht erlaubt.',
  'address.frenchPostalCode': 'Eine französische Postleitzahl hat fünf Ziffern, zum Beispiel 35000.',
  'address.notDelivered': 'In dieses Land liefern wir nicht.',
  'address.regionMissing': 'Wählen Sie eine Region aus der Liste.',
  'address.telephoneWrong': 'Geben Sie eine Telefonnummer ein, zum Beispiel 030 1234567.',
  'address.notInBook': 'Diese Adresse ist nicht mehr in Ihrem Adressbuch.',
  'address.choice': 'Wählen Sie eine Adresse oder geben Sie eine ein.',
  'address.regionNeeded': 'Wählen Sie eine Region dieses Landes.',
  'address.incomplete': 'Ein Pflichtfeld ist leer: Prüfen Sie die Adresse.',
  'address.regionForeign': 'Diese Region gehört nicht zum gewählten Land.',
  'address.isDefault': 'Diese Adresse ist vorausgewählt: Wählen Sie eine andere vor, bevor Sie diese löschen.',
  'address.bookFull': 'Ihr Adressbuch ist voll.',
  // Accounts
  'customer.email': 'Diese E-Mail-Adresse ist nicht gültig.',
  'customer.emailTaken':
    'Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an oder wählen Sie ein neues Passwort.',
  'customer.emailOfAnother': 'Diese Adresse gehört schon zu einem anderen Konto: Wählen Sie eine andere.',
  'customer.loginRefused':
    'E-Mail-Adresse oder Passwort ist falsch. Nach mehreren Versuchen wird das Konto einige Minuten gesperrt: Warten Sie dann kurz.',
  'customer.loginUnconfirmed': 'Ist Ihr Konto neu, öffnen Sie es zuerst über den Link in unserer E-Mail.',
  'customer.tooManyCodes':
    'Es wurden schon mehrere Codes verschickt. Verwenden Sie den letzten oder versuchen Sie es später noch einmal.',
  'customer.codeWrong': 'Dieser Code ist falsch oder nicht mehr gültig. Fordern Sie einen neuen an.',
  'customer.code.subject': '{code} ist Ihr Bestätigungscode',
  'customer.code.lead':
    'Geben Sie diesen Code auf der Seite ein, die danach gefragt hat. So zeigen Sie, dass diese Adresse Ihnen gehört. Er gilt eine halbe Stunde.',
  'customer.code.label': 'Code',
  'customer.code.notYours':
    'Sie haben nichts angefordert? Dann beachten Sie diese Nachricht nicht und geben Sie den Code niemandem.',
  'customer.tooManyAttempts':
    'Zu viele Versuche für dieses Konto. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  'customer.signInFirst': 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  'customer.passwordWrong': 'Dieses Passwort ist falsch.',
  'customer.passwordRule':
    'Mindestens {length} Zeichen aus {classes} Gruppen: Kleinbuchstaben, Großbuchstaben, Ziffern, andere Zeichen.',
  'customer.confirmFirst':
    'Ihr Konto ist angelegt. Öffnen Sie den Link in der E-Mail, die wir Ihnen gerade geschickt haben, und melden Sie sich dann an.',
  'customer.signInNow': 'Ihr Konto ist angelegt. Melden Sie sich jetzt an.',
  'customer.linkEnded': 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'customer.confirmationEnded':
    'Dieser Link ist nicht mehr gültig oder wurde schon verwendet. Versuchen Sie, sich anzumelden.',
  'customer.newsletterInactive': 'Den Newsletter gibt es im Moment nicht.',
  'customer.addressIncomplete':
    'Ihre Standardadresse ist nicht mehr vollständig ({fields}). Ergänzen Sie sie im Adressbuch: Dann öffnet sich Ihr Warenkorb.',
  'customer.cartWaits': 'Die Artikel, die Sie vor der Anmeldung ausgewählt haben, sind dann darin.',
  'customer.accountGoods':
    'Ihr Konto hatte schon einen Warenkorb, der jetzt zu dieser Bestellung gehört: {names}. Prüfen Sie ihn, bevor Sie fortfahren.',
  'customer.pieces': '„{name}“ ({count})',
  'customer.andMore': '{count, plural, one {{names} und ein weiterer Artikel} other {{names} und # weitere Artikel}}',
  'customer.cartNotMerged':
    'Die Artikel, die Sie vor der Anmeldung ausgewählt haben, konnten nicht in Ihren Warenkorb übernommen werden.',
  'customer.lineNotMerged':
    '{count, plural, one {„{name}“: Ein Stück konnte nicht in Ihren Warenkorb übernommen werden, weil der Vorrat nicht reicht.} other {„{name}“: # Stück konnten nicht in Ihren Warenkorb übernommen werden, weil der Vorrat nicht reicht.}}',
  'customer.defaultEntry': 'Diese Adresse ist vorausgewählt. Wählen Sie eine andere vor, bevor Sie sie löschen.',
  'customer.sessionEnded': 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
  'customer.emailKnown': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'customer.emailUsed': 'Diese E-Mail-Adresse wird schon verwendet.',
  'customer.credentialsWrong': 'E-Mail-Adresse oder Passwort ist falsch.',
  'customer.locked':
    'Das Konto ist für einige Minuten gesperrt: Warten Sie kurz und versuchen Sie es dann noch einmal.',
  'customer.passwordShort': 'Das Passwort braucht mindestens {limit} Zeichen.',
  'customer.passwordPlain':
    'Das Passwort muss Zeichen aus mindestens {limit} Gruppen enthalten: Kleinbuchstaben, Großbuchstaben, Ziffern, andere Zeichen.',
  'customer.firstnameWrong': 'Dieser Vorname enthält Zeichen, die nicht erlaubt sind.',
  'customer.lastnameWrong': 'Dieser Nachname enthält Zeichen, die nicht erlaubt sind.',
  'customer.passwordLong': 'Das Passwort darf höchstens {limit} Zeichen haben.',
  'customer.passwordSpace': 'Das Passwort darf nicht mit einem Leerzeichen beginnen oder enden.',
  'customer.passwordIsEmail': 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
  'customer.confirmed': 'Ihr Konto ist schon bestätigt: Melden Sie sich an.',
  'customer.confirmationWrong': 'Dieser Bestätigungslink ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'customer.newsletterAccount': 'Erstellen Sie ein Konto, um den Newsletter zu abonnieren.',
  'customer.newsletterNotSaved': 'Die Anmeldung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  'personalData.mails':
    'Der Shop bewahrt keine Ihrer Nachrichten auf, sobald sie gesendet ist. Dies sind die, die noch warten oder nicht gesendet werden konnten.',
  // Contact form, help desk
  'contact.byPost': 'per Post, an die Adresse im Impressum',
  'contact.impossible':
    'Ihre Nachricht konnte von hier nicht gesendet werden. So erreichen Sie uns direkt: {contacts}.',
  'contact.comment': 'Betreff: {subject}\n\n{message}',
  'contact.closed': 'Das Formular steht im Moment nicht zur Verfügung.',
  // Wishlists, reviews, alerts
  'wishlist.inactive': 'Wunschlisten gibt es im Moment nicht.',
  'wishlist.signInFirst': 'Melden Sie sich an, um Ihre Wunschliste zu sehen.',
  'wishlist.notAdded': 'Dieses Produkt konnte nicht auf Ihre Liste gesetzt werden.',
  'wishlist.notRemoved': 'Dieses Produkt konnte nicht von Ihrer Liste entfernt werden.',
  'wishlist.itemGone': 'Dieser Artikel steht nicht mehr auf Ihrer Liste.',
  'wishlist.byContact': 'Dieses Produkt bestellen Sie per Telefon oder Nachricht, mit einer Datei.',
  'wishlist.chooseAgain': 'Wählen Sie Datum, Uhrzeit oder Datei auf der Seite des Produkts noch einmal aus.',
  'wishlist.productSoldOut': 'Dieses Produkt ist nicht auf Lager: Es kann nicht auf Ihre Liste.',
  'wishlist.full': 'Ihre Liste ist voll.',
  'wishlist.gone': 'Diese Liste gibt es nicht mehr.',
  'wishlist.itemMissing': 'Dieser Artikel ist nicht mehr auf Ihrer Liste.',
  'wishlist.closed': 'Listen gibt es im Moment nicht.',
  'wishlist.signIn': 'Melden Sie sich an, um Ihre Liste zu sehen.',
  'reviews.ratingMissing': 'Vergeben Sie 1 bis 5 Sterne.',
  'reviews.inactive': 'Dieser Shop veröffentlicht keine Bewertungen.',
  'reviews.refused': 'Ihre Bewertung konnte nicht aufgenommen werden.',
  'reviews.customersOnly': 'Bewertungen können nur angemeldete Kundinnen und Kunden abgeben.',
  'reviews.closed': 'Bewertungen sind im Moment nicht möglich.',
  'reviews.notSaved': 'Ihre Bewertung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  // Proof of work
  'captcha.refused': 'Die Prüfung gegen Roboter ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  // What the store says of no topic of its own
  'store.failed': 'Der Shop antwortet nicht wie erwartet. Versuchen Sie es gleich noch einmal.',
  'store.busy': 'Zu viele Anfragen auf einmal. Warten Sie kurz und versuchen Sie es dann noch einmal.',
  'store.gone': 'Das gibt es nicht mehr. Laden Sie die Seite neu.',
  'store.incomplete': 'Die Anfrage ist unvollständig. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'store.unknown': 'Das war nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
}
export default de
