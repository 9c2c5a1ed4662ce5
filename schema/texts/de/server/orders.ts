import type en from '../../en/server/orders.ts'

/** What only the server says of carts, orders and what follows them, in German. */
const de: Readonly<Record<keyof typeof en, string>> = {
  // Cart
  'cart.busy': 'Mehrere Änderungen Ihres Warenkorbs laufen noch. Warten Sie einen Moment.',
  'cart.notAdded': 'Dieses Produkt konnte nicht in den Warenkorb gelegt werden.',
  'cart.quantityTooSmall': 'Die Menge muss größer als null sein.',
  'cart.quantityTooLarge': 'Die Menge darf höchstens {limit} sein.',
  'cart.nothingToAdd': 'Wählen Sie mindestens ein Produkt.',
  'cart.tooManyLines': 'Sie können höchstens {limit} Artikel auf einmal hinzufügen.',
  'cart.itemNotFound': 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  'cart.couponMissing': 'Geben Sie einen Gutscheincode ein.',
  'cart.couponRefused': 'Dieser Gutscheincode ist nicht gültig.',
  'cart.tax': 'MwSt.',
  'cart.downloads': 'Downloads',
  quoted: '„{text}“',
  'cart.choicesLost':
    '{name}: Der Shop hat {choices} nicht übernommen. Entfernen Sie den Artikel und wählen Sie ihn noch einmal aus.',
  'cart.choicesNotKept':
    'Der Shop konnte Ihre Auswahl ({choices}) nicht speichern. Der Artikel wurde deshalb nicht hinzugefügt. Wenden Sie sich für die Bestellung an uns.',
  'cart.notTakenOver': '{name}: Dieser Artikel konnte nicht in Ihren Warenkorb gelegt werden.',
  'cart.brokenLine': 'Artikel nicht verfügbar',
  'cart.brokenLineError': 'Dieser Artikel kann nicht mehr bestellt werden. Entfernen Sie ihn, um fortzufahren.',
  'cart.piecesLeft': 'Nur noch {count} auf Lager: Verringern Sie die Menge.',
  'cart.soldOut': 'Dieser Artikel ist ausverkauft. Entfernen Sie ihn, um fortzufahren.',
  'cart.priceUnknown':
    'Der Preis dieses Artikels konnte nicht berechnet werden. Entfernen Sie ihn oder versuchen Sie es später noch einmal.',
  'cart.productSoldOut': 'Dieses Produkt ist nicht auf Lager.',
  'cart.productGone': 'Dieses Produkt ist nicht mehr verfügbar.',
  'cart.productUnknown': 'Das Produkt „{sku}“ gibt es nicht, oder es ist nicht auf Lager.',
  'cart.quantityUnavailable': 'Die gewünschte Menge ist nicht verfügbar.',
  'cart.quantityForbidden': 'Sie haben mehr gewählt, als bestellt werden kann.',
  'cart.quantitySteps': 'Dieses Produkt gibt es nur in Vielfachen von {qty}.',
  'cart.quantityFewest': 'Dieses Produkt gibt es ab einer Menge von {qty}.',
  'cart.quantityMost': 'Sie können höchstens {qty} kaufen.',
  'cart.onlyLeft': 'Nur noch {qty} auf Lager.',
  'cart.someSoldOut': 'Einige Artikel sind nicht auf Lager.',
  'cart.someUnavailable': 'Einige Artikel gibt es nicht mehr in der gewünschten Menge.',
  'cart.choicesNeeded': 'Dieses Produkt braucht noch Angaben: Machen Sie sie auf seiner Seite.',
  'cart.versionNeeded': 'Wählen Sie zuerst auf der Seite des Produkts eine Variante.',
  'cart.textTooLong': 'Der Text ist zu lang: Kürzen Sie ihn.',
  'cart.dateWrong': 'Wählen Sie ein gültiges Datum oder eine gültige Uhrzeit.',
  'cart.choicesIncomplete':
    'Bei einem Artikel in Ihrem Warenkorb fehlen Angaben. Entfernen Sie ihn und wählen Sie ihn noch einmal aus.',
  'cart.wholeOnly': 'Dieses Produkt gibt es nur in ganzen Stücken: Wählen Sie eine ganze Zahl.',
  'cart.expired': 'Ihr Warenkorb ist abgelaufen.',
  'cart.noItems': 'In Ihrem Warenkorb liegt nichts.',
  'cart.forbidden':
    'Dieser Warenkorb ist nicht mehr nutzbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'cart.couponTaken': 'Es ist schon ein Gutscheincode eingelöst: Entfernen Sie ihn, um einen anderen zu nutzen.',
  'cart.couponUnchanged': 'Der Gutscheincode konnte nicht geändert werden. Versuchen Sie es gleich noch einmal.',
  'cart.optionsNeeded': 'Wählen Sie alle Optionen dieses Produkts.',
  'cart.quantityNeeded': 'Geben Sie eine Menge ein.',
  'cart.productDeleted': 'Dieses Produkt gibt es nicht mehr.',
  'cart.versionGone': 'Diese Variante ist nicht mehr verfügbar. Wählen Sie eine andere.',
  // Checkout
  'checkout.expired': 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an: Ihr Warenkorb bleibt erhalten.',
  'checkout.emailOfCustomer': 'Sie sind angemeldet: Die Bestellung gehört zur E-Mail-Adresse Ihres Kontos.',
  'checkout.addressesWrong': 'Prüfen Sie die markierten Felder.',
  'checkout.shippingMissing': 'Geben Sie die Lieferadresse ein.',
  'checkout.addressFirst': 'Geben Sie zuerst die Lieferadresse ein.',
  'checkout.billingMissing': 'Geben Sie die Rechnungsadresse ein.',
  'checkout.nothingToDeliver': 'In Ihrem Warenkorb ist nichts, was geliefert werden muss.',
  'checkout.methodGone': 'Diese Versandart gibt es für Ihre Bestellung nicht. Wählen Sie eine andere.',
  'checkout.pointMissing': 'Wählen Sie einen Paketshop.',
  'checkout.pointRefused': 'Zu dieser Versandart gehören keine Paketshops.',
  'checkout.pointsOut':
    '{carrier} antwortet gerade nicht. Versuchen Sie es gleich noch einmal oder wählen Sie eine andere Versandart.',
  'checkout.pointGone': 'Dieser Paketshop ist nicht mehr verfügbar. Wählen Sie einen anderen.',
  'checkout.paymentGone': 'Diese Zahlungsart gibt es für Ihre Bestellung nicht. Wählen Sie eine andere.',
  'checkout.unavailable': '{method} gibt es für diese Bestellung nicht.',
  'checkout.tooHeavy': 'Ihr Paket wiegt etwa {kilograms} kg: Ein Paketshop nimmt höchstens {limit} kg an.',
  'checkout.methodChosen': 'An diese Adresse liefert nur eine Versandart: {method}.',
  'checkout.methodDropped': '{method} gibt es an dieser Adresse nicht. Wählen Sie eine andere Versandart.',
  'checkout.methodPrice': 'An diese Adresse kostet {method} {price}.',
  'checkout.pointDropped': 'Wählen Sie für diese Adresse noch einmal einen Paketshop.',
  'checkout.noCredit': 'Sie haben kein Guthaben, das Sie nutzen können.',
  'checkout.methodAgain': 'Wählen Sie die Versandart noch einmal.',
  'checkout.paymentAgain': 'Wählen Sie die Zahlungsart noch einmal.',
  'checkout.notDelivered': 'An diese Adresse liefern wir nicht.',
  'checkout.addressesIncomplete': 'Prüfen Sie Ihre Adressen: Es fehlt etwas.',
  'checkout.addressNeeded': 'Geben Sie zuerst Ihre Adresse ein.',
  'checkout.shippingFirst': 'Geben Sie zuerst Ihre Lieferadresse ein.',
  'checkout.methodEnded': 'Diese Versandart gibt es nicht mehr. Wählen Sie eine andere.',
  'checkout.placeGone': 'Dieser Abholort ist nicht mehr verfügbar. Wählen Sie einen anderen.',
  'checkout.deliveryNotSaved':
    'Der Versand konnte nicht gespeichert werden. Prüfen Sie die Adresse und versuchen Sie es noch einmal.',
  'checkout.emailMissing': 'Geben Sie Ihre E-Mail-Adresse an.',
  'checkout.signIn': 'Melden Sie sich an, um zu bestellen.',
  'checkout.accountForFiles':
    'Ihr Warenkorb enthält etwas zum Herunterladen: Melden Sie sich an oder legen Sie ein Konto an, um es zu bestellen.',
  // Payment
  'payment.free': 'Ohne Zahlung',
  'payment.purchaseOrderNumber': 'Geben Sie Ihre Auftragsnummer ein, höchstens 50 Zeichen.',
  'payment.walletUnavailable':
    '{title} antwortet nicht. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  'payment.refused':
    'Ihre Zahlung wurde abgelehnt. Es wurde nichts abgebucht: Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  'payment.unclear':
    'Die Zahlung wurde nicht bestätigt, und nichts ist bestellt. Vielleicht wurde trotzdem abgebucht: Prüfen Sie Ihr Konto oder schreiben Sie uns, bevor Sie noch einmal zahlen.',
  'payment.notPlaced':
    'Ihre Bestellung konnte nicht ausgeführt werden. Prüfen Sie Ihren Warenkorb und versuchen Sie es noch einmal.',
  'payment.cardGone': 'Diese Karte ist nicht mehr gespeichert.',
  'payment.cardNotDeleted':
    'Die Karte konnte nicht gelöscht werden: Vielleicht braucht eine laufende Zahlung sie noch. Bitte versuchen Sie es später noch einmal.',
  'payment.cardMissing': 'Wählen Sie die Karte, mit der Sie zahlen.',
  'payment.purchaseOrderMissing': 'Geben Sie Ihre Auftragsnummer ein.',
  // What changed since the shopper checked the order
  'changes.vanished': '„{name}“ wird nicht mehr verkauft und wurde aus Ihrem Warenkorb entfernt.',
  'changes.added': '„{name}“ wurde in Ihren Warenkorb gelegt.',
  'changes.quantity': 'Die Menge von „{name}“ hat sich von {before} auf {now} geändert.',
  'changes.price': 'Der Preis von „{name}“ hat sich von {before} auf {now} geändert.',
  'changes.couponGone': 'Der Code „{code}“ ist nicht mehr gültig.',
  'changes.couponIdle': 'Der Code „{code}“ gibt keinen Rabatt mehr.',
  'changes.couponAdded': 'Der Code „{code}“ wurde hinzugefügt.',
  'changes.shipping': 'Die Versandart ist jetzt „{name}“.',
  'changes.shippingGone': 'Die Versandart „{name}“ gibt es nicht mehr.',
  'changes.shippingPrice': 'Die Versandkosten haben sich von {before} auf {now} geändert.',
  'changes.payment': 'Die Zahlungsart ist jetzt „{name}“.',
  'changes.paymentGone': 'Die Zahlungsart „{name}“ gibt es nicht mehr.',
  'changes.paymentChoice': 'Ihre Auswahl für die Zahlung „{name}“ hat sich geändert. Prüfen Sie sie.',
  'changes.discount': 'Der Rabatt hat sich von {before} auf {now} geändert.',
  'changes.total': 'Die Gesamtsumme hat sich von {before} auf {now} geändert.',
  'changes.other': 'Die Angaben zu Ihrer Bestellung haben sich geändert. Prüfen Sie sie, bevor Sie bestellen.',
  'changes.otherCart': 'Ihr Warenkorb hat sich seitdem geändert. Prüfen Sie ihn, bevor Sie bestellen.',
  // Placing the order
  'placing.changed':
    'Ihre Bestellung hat sich geändert, seit Sie sie geprüft haben. Es wurde nichts bestellt: Prüfen Sie sie und bestätigen Sie dann.',
  'placing.incomplete': 'Vor der Bestellung fehlt noch ein Schritt.',
  'placing.lineFault': '„{name}“: {reason}',
  'placing.agreements': 'Stimmen Sie den AGB zu, um zu bestellen.',
  'placing.probablyPlaced':
    'Diese Bestellung ist wahrscheinlich schon eingegangen: Eine E-Mail zur Bestätigung ist unterwegs. Es wird nichts doppelt bestellt.',
  'placing.unpaid':
    'Die Zahlungsseite hat sich nicht geöffnet. Es wurde nichts abgebucht. Ihr Warenkorb ist wieder da: Bestätigen Sie noch einmal, um zu bezahlen.',
  'placing.noResponse':
    'Der Shop antwortet langsam. Versuchen Sie es gleich noch einmal: Dieselbe Bestellung wird nie doppelt ausgeführt.',
  'placing.guestForbidden': 'Melden Sie sich an oder erstellen Sie ein Konto, um zu bestellen.',
  'placing.minimum': 'Der Mindestbestellwert beträgt {amount}.',
  'placing.refused': 'Die Bestellung konnte nicht ausgeführt werden. Prüfen Sie sie und versuchen Sie es noch einmal.',
  'placing.stopped': 'Die Bestellung konnte nicht ausgeführt werden. Versuchen Sie es gleich noch einmal.',
  // Placed orders
  'orders.noMatch.POSTAL_CODE':
    'Zu diesen Angaben passt keine Bestellung. Prüfen Sie die Nummer, die E-Mail-Adresse und die Postleitzahl der Rechnungsadresse.',
  'orders.noMatch.LAST_NAME':
    'Zu diesen Angaben passt keine Bestellung. Prüfen Sie die Nummer, die E-Mail-Adresse und den Nachnamen der Rechnungsadresse.',
  'orders.tooManyTries':
    'Zu viele Versuche für diese Bestellung. Warten Sie zehn Minuten und versuchen Sie es dann noch einmal.',
  'orders.noGuestLookUp':
    'Ohne Konto lassen sich Bestellungen nicht verfolgen. Melden Sie sich bei uns: Wir sagen Ihnen, wo Ihre Bestellung ist.',
  'checkout.again.address':
    'Die Adresse Ihrer letzten Bestellung wird so nicht mehr angenommen: Wählen oder ergänzen Sie eine.',
  'checkout.again.method': '„{method}“ gibt es für diese Bestellung nicht: Wählen Sie eine andere Lieferart.',
  'checkout.again.point': '{method}: Wählen Sie Ihren Abholpunkt noch einmal.',
  'checkout.again.payment': '„{method}“ gibt es nicht mehr: Wählen Sie eine andere Zahlungsart.',
  'orders.reorderOff':
    'In diesem Shop lässt sich eine Bestellung nicht auf einmal wiederholen. Legen Sie die Artikel einzeln in den Warenkorb.',
  'orders.unknownOrder': 'Diese Bestellung gehört nicht zu Ihrem Konto.',
  'orders.notCancelable':
    'Diese Bestellung lässt sich hier nicht mehr stornieren. Schreiben Sie uns: Wir sehen, was möglich ist.',
  'orders.otherReason': 'Anderer Grund',
  'orders.cancellationEnded':
    'Mit diesem Link lässt sich die Bestellung nicht mehr stornieren. Fordern Sie eine neue E-Mail an.',
  'orders.withdrawalImpossible': 'Ihr Widerruf konnte hier nicht erfasst werden. Senden Sie ihn direkt: {contacts}.',
  'orders.withdrawal': 'Widerrufserklärung.\nBestellung: {orderNumber}\nArtikel: {items}',
  'orders.wholeOrder': 'die ganze Bestellung',
  'orders.closed':
    'Diese Bestellung lässt sich nicht mehr stornieren: Sie ist storniert, abgeschlossen oder wird geprüft.',
  'orders.shipped': 'Ein Paket ist unterwegs: Diese Bestellung lässt sich nicht mehr stornieren.',
  'orders.cancellationOff': 'Bestellungen lassen sich hier nicht stornieren. Schreiben Sie uns.',
  'orders.reason.notNeeded': 'Ich brauche die Artikel nicht mehr',
  'orders.reason.mistake': 'Ich habe versehentlich bestellt',
  'orders.reason.late': 'Die Lieferung dauert zu lange',
  'orders.reason.price': 'Ich habe woanders einen besseren Preis gefunden',
  'orders.notLocated': 'Wir finden zu diesen Angaben keine Bestellung.',
  'orders.signIn': 'Melden Sie sich an, um diese Bestellung zu sehen.',
  // The model form (Directive 2011/83/EU, annex I B), word for word
  'withdrawalForm.title': 'Muster-Widerrufsformular',
  'withdrawalForm.fileName': 'widerrufsformular.pdf',
  'withdrawalForm.when':
    'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
  'withdrawalForm.to': 'An:',
  'withdrawalForm.goods':
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):',
  'withdrawalForm.dates': 'Bestellt am (*)/erhalten am (*):',
  'withdrawalForm.name': 'Name des/der Verbraucher(s):',
  'withdrawalForm.address': 'Anschrift des/der Verbraucher(s):',
  'withdrawalForm.signature': 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
  'withdrawalForm.date': 'Datum:',
  'withdrawalForm.delete': '(*) Unzutreffendes streichen.',
  'notice.withdrawal': 'Widerrufsbelehrung',
  'notice.withdrawal.text':
    'Sie haben das Recht, den Vertrag innerhalb von vierzehn Tagen nach Erhalt der Ware zu widerrufen, ohne einen Grund zu nennen: über den Link am Ende jeder Seite, mit diesem Formular oder mit einer anderen eindeutigen Erklärung. Ausnahmen (Art. L. 221-28 des französischen Verbrauchergesetzbuchs) stehen bei den Produkten.',
  'notice.withdrawal.form': 'Muster-Widerrufsformular (PDF)',
  // Mails about a withdrawal
  'withdrawal.mail.subject': 'Eingangsbestätigung Ihres Widerrufs Nr. {number}',
  'withdrawal.mail.greeting': 'Guten Tag {name},',
  'withdrawal.mail.received':
    'Ihre Widerrufserklärung ist bei uns eingegangen. Ihr Wortlaut steht weiter unten. Diese Nachricht bestätigt den Eingang: Bewahren Sie sie bitte auf.',
  'withdrawal.mail.greetingTyped': 'Guten Tag,',
  'withdrawal.mail.receivedTyped':
    'bei uns ist eine Widerrufserklärung eingegangen, bei der diese Adresse angegeben wurde. Diese Nachricht bestätigt den Eingang: Bewahren Sie sie bitte auf.',
  'withdrawal.mail.textElsewhere':
    'Die Erklärung liegt uns im Wortlaut vor. Zur Sicherheit steht er nicht in dieser Nachricht, sondern in der Eingangsbestätigung auf der Website, die Sie herunterladen oder ausdrucken können. Wir schreiben Ihnen bald wegen der Rücksendung und der Erstattung.',
  'withdrawal.mail.notYours':
    'Sie haben nichts erklärt? Dann beachten Sie diese Nachricht nicht, oder sagen Sie uns mit einer Antwort Bescheid.',
  'withdrawal.mail.number': 'Eingangsbestätigung',
  'withdrawal.mail.time': 'Eingegangen am',
  'withdrawal.mail.next': 'Wir schreiben Ihnen bald wegen der Rücksendung und der Erstattung.',
  'withdrawal.notice.subject': 'Widerruf der Bestellung {orderNumber}',
  'withdrawal.notice.lead':
    'Jemand widerruft einen Vertrag. Dies ist die Erklärung. Eine Eingangsbestätigung mit demselben Datum geht an die angegebene Adresse. Antworten Sie auf diese Nachricht, um dorthin zu schreiben.',
  // Invoices as PDF
  'invoice.fileName': 'rechnung-{number}.pdf',
  'invoice.product': 'Bezeichnung',
  'invoice.quantity': 'Menge',
  'invoice.unitPrice': 'Preis netto',
  'invoice.rowTotal': 'Brutto',
  'invoice.discount': 'Rabatt inkl. MwSt.',
  'invoice.shipping': 'Versand inkl. MwSt.',
  'invoice.taxTotal': 'MwSt. gesamt',
  'invoice.total': 'Gesamtbetrag inkl. MwSt.',
  'invoice.toPay': 'Zu zahlen',
  'invoice.terms.due': 'Zahlbar bei der Bestellung, sofern die oben genannte Zahlung nichts anderes besagt.',
  'invoice.terms.discount': 'Kein Skonto.',
  'invoice.terms.late':
    'Bei Zahlungsverzug von Unternehmen: Zinsen zum Satz der Europäischen Zentralbank zuzüglich zehn Prozentpunkten und eine Pauschale von 40 € für Beitreibungskosten (Art. L. 441-10 und D. 441-5 des französischen Handelsgesetzbuchs).',
  'invoice.page': 'Seite {page} von {count}',
  // Credit memos as PDF
  'refund.fileName': 'gutschrift-{number}.pdf',
  'refund.date': 'Datum der Gutschrift',
  'refund.corrects': '{count, plural, one {Berichtigt die Rechnung} other {Berichtigt die Rechnungen}}',
  'refund.total': 'Gutschrift gesamt inkl. MwSt.',
  'refund.paidBack': 'Erstatteter Betrag',
  labelled: '{label}: {value}',
  // What happened to a customer’s store credit, by the store’s names
  'credit.Created': 'Guthaben eröffnet',
  'credit.Updated': 'Vom Shop geändert',
  'credit.Used': 'Für eine Bestellung genutzt',
  'credit.Refunded': 'Erstattung einer Bestellung',
  'credit.Reverted': 'Gutgeschrieben, weil die Bestellung storniert wurde',
}
export default de
