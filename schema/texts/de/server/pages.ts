import type en from '../../en/server/pages.ts'

/** What only the server says of the catalogue and on pages without the store, in German. */
const de: Readonly<Record<keyof typeof en, string>> = {
  // Catalogue
  'catalog.stock.out': 'Nicht auf Lager',
  'catalog.piecesLeft': 'Nur noch {count} auf Lager',
  'catalog.range': '{from} bis {to}',
  'catalog.rangeFrom': 'ab {from}',
  'catalog.yes': 'Ja',
  'catalog.no': 'Nein',
  'catalog.category': 'Kategorie',
  'currency.unknown': 'Diese Währung gibt es hier nicht.',
  'video.watch': 'Video ansehen',
  'footer.contact': 'Kontakt',
  // llms.txt
  'llms.categories': 'Kategorien',
  'llms.terms': 'Versand, Rücksendung, Kontakt',
  'llms.pages': 'Informationen',
  'llms.more': 'Weiteres',
  'llms.sitemap': 'Sitemap (XML)',
  'llms.prices': 'Preise enthalten alle Steuern, in {currency}. Sprache der Website: {locale}.',
  'llms.delivery': 'Versand ({country}): höchstens {price}.',
  'llms.freeFrom': 'Kostenlos ab {price}.',
  'llms.days': 'Lieferzeit: {least} bis {most} Werktage.',
  'llms.returns': 'Rücksendung: innerhalb von {days} Tagen, auf Kosten der Kundin oder des Kunden.',
  'llms.returnsFree': 'Rücksendung: innerhalb von {days} Tagen, kostenlos.',
  'llms.contact': 'Kundenservice: {contact}.',
  // Notices that the law wants
  'notice.varies': 'Hängt von der gewählten Variante ab.',
  'notice.years': '{years} Jahre',
  'notice.months': '{months} Monate',
  'notice.guarantee': 'Gesetzliche Gewährleistung',
  'notice.guarantee.duration':
    'Der Verkäufer haftet zwei Jahre ab der Lieferung für jeden Mangel der Ware, ohne Kosten für Sie.',
  'notice.guarantee.when':
    'Das gilt, wenn die Ware fehlerhaft ist, nicht der Beschreibung entspricht oder sich nicht wie erwartet verwenden lässt.',
  'notice.guarantee.rights':
    'Sie können Reparatur oder Ersatz verlangen. Ist das nicht möglich, können Sie den Preis mindern oder Ihr Geld zurückbekommen.',
  'notice.guarantee.others':
    'Verkäufer oder Hersteller können zusätzlich eine Garantie geben: Sie ersetzt nie die gesetzliche Gewährleistung. In anderen Ländern der Union kann diese länger dauern.',
  'notice.guarantee.defects':
    'Dazu kommt die Haftung für versteckte Mängel (Art. 1641 ff. des französischen Zivilgesetzbuchs), zwei Jahre ab ihrer Entdeckung.',
  'notice.guarantee.link': 'Ihre Rechte, auf der Website der Europäischen Union',
  'notice.guarantee.href': 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  'notice.durability': 'Haltbarkeitsgarantie des Herstellers',
  'notice.durability.text':
    'Der Hersteller gibt auf dieses Produkt {duration} Garantie, ohne Kosten und zusätzlich zur gesetzlichen Gewährleistung von zwei Jahren.',
  'notice.durability.time': 'Dauer',
  'notice.durability.maker': 'Hersteller',
  'notice.durability.model': 'Modell',
  'notice.exception.varies': 'Ob Sie widerrufen können, hängt von der gewählten Variante ab.',
  'notice.safety': 'Produktsicherheit',
  'notice.safety.maker': 'Hersteller',
  'notice.safety.makerContact': 'Kontakt des Herstellers',
  'notice.safety.euPerson': 'Verantwortlich in der Europäischen Union',
  'notice.safety.euContact': 'Kontakt der verantwortlichen Person',
  'notice.safety.warnings': 'Warnhinweise',
  'notice.waste': 'Entsorgung und Umwelt',
  'notice.waste.sorting': 'So entsorgen Sie es',
  'notice.waste.environment': 'Umwelteigenschaften',
  'notice.producer': 'Erweiterte Herstellerverantwortung',
  'notice.producer.text':
    'Von der ADEME vergebene Kennnummern (Art. L. 541-10-13 des französischen Umweltgesetzbuchs).',
  // Contribution mode
  'contribution.notOpen':
    'Der Redaktionsmodus ist nicht offen: Öffnen Sie noch einmal den Link, den Sie erhalten haben.',
  // Status pages: HTML, so that links stand within the sentences
  'pages.unavailable': 'Shop zurzeit nicht erreichbar',
  'pages.unavailableHeading': 'Der Shop ist zurzeit nicht erreichbar',
  'pages.unavailableNext':
    'Diese Seite lässt sich gerade nicht laden. Sie lädt von selbst neu, sobald der Shop antwortet. Ihr Warenkorb bleibt erhalten.',
  'pages.searchDown': 'Suche zurzeit nicht verfügbar',
  'pages.searchDownHeading': 'Die Suche ist zurzeit nicht verfügbar',
  'pages.searchDownNext':
    'Wir arbeiten daran. Sie können <a href="{home}">zur Startseite</a> gehen und in den Kategorien stöbern: Ihr Warenkorb bleibt erhalten.',
  'pages.busy': 'Gerade großer Andrang',
  'pages.busyNext':
    'Im Shop ist mehr los, als er bewältigen kann. Versuchen Sie es in ein paar Sekunden noch einmal: Ihr Warenkorb bleibt erhalten.',
  'pages.unsentForm': 'Ihr Formular wurde nicht gesendet',
  'pages.unsentFormWhy':
    'Die Seite war noch nicht ganz geladen, oder JavaScript ist in Ihrem Browser ausgeschaltet. Es wurde nichts gespeichert.',
  'pages.unsentFormBack': 'Zurück zur Seite, um neu zu beginnen',
  'pages.unsentFormNext':
    'Wenn das noch einmal vorkommt, schalten Sie JavaScript ein oder <a href="{contact}">schreiben Sie uns</a>: Wir helfen Ihnen.',
  'pages.signedIn': 'Sie sind angemeldet',
  'pages.refusedForm': 'Das hat nicht funktioniert',
  'pages.refusedFormBack': 'Zurück zur Seite, um es zu berichtigen',
  'pages.cookies': 'Ihr Browser lehnt Cookies ab',
  'pages.cookiesNext': 'Wenn das nicht genügt, <a href="{contact}">schreiben Sie uns</a>: Wir helfen Ihnen weiter.',
  'pages.missingFile': 'Datei nicht gefunden',
  'pages.missingFileWhy': 'Diese Datei gibt es nicht, oder sie gehört nicht zu Ihrem Konto.',
  'pages.missingDownload': 'Dieser Link führt zu keiner Datei',
  'pages.missingDownloadWhy': 'Er ist unvollständig, oder alle Downloads, die er erlaubt, sind verbraucht.',
  'pages.missingDownloadNext':
    'Ihre Dateien finden Sie auch in Ihrem Konto: <a href="{downloads}">Meine Downloads</a>. Sonst <a href="{contact}">schreiben Sie uns</a> mit Ihrer Bestellnummer.',
  'pages.reservedDownload': 'Geschützte Datei',
  'pages.reservedDownloadHeading': 'Mit diesem Link lässt sich die Datei nicht laden',
  'pages.reservedDownloadWhy':
    'Sie ist für die Person bestimmt, die sie gekauft hat, und der Shop kann sie hier noch nicht ausgeben.',
  'pages.reservedDownloadNext':
    '<a href="{contact}">Schreiben Sie uns</a> mit Ihrer Bestellnummer: Wir schicken sie Ihnen.',
  'pages.account.confirmed': 'Ihr Konto ist offen',
  'pages.account.confirmedNext': 'Ihre Adresse ist bestätigt. Melden Sie sich mit Ihrem Passwort an.',
  'pages.account.signIn': 'Anmelden',
  'pages.newsletter.confirm': 'Ihre Anmeldung ist bestätigt',
  'pages.newsletter.confirmNext': 'Vielen Dank! Sie erhalten unseren nächsten Newsletter.',
  'pages.newsletter.unsubscribe': 'Sie erhalten keine Newsletter mehr',
  'pages.newsletter.unsubscribeNext': 'Ihre Adresse ist vom Newsletter abgemeldet.',
  'pages.newsletter.invalid': 'Ungültiger Link',
  'pages.newsletter.invalidHeading': 'Dieser Link ist nicht gültig',
  'pages.newsletter.invalidWhy':
    'Er ist unvollständig, oder eine spätere E-Mail hat ihn ersetzt. Es wurde nichts geändert.',
  'pages.newsletter.page': 'Zum Newsletter',
  'pages.refusedLink': 'Link abgelehnt',
  'pages.refusedLinkHeading': 'Dieser Link öffnet den Redaktionsmodus nicht',
  'pages.refusedLinkWhy':
    'Er ist unvollständig oder wurde ersetzt. Fragen Sie die Person, die den Shop betreibt, nach dem aktuellen Link.',
  'pages.error': 'Es ist ein Fehler aufgetreten',
  'pages.errorNext': 'Das tut uns leid. Laden Sie die Seite neu oder gehen Sie <a href="{home}">zur Startseite</a>.',
  'pages.reference': 'Referenz:',
  // Statement on accessibility
  'accessibility.full': 'Barrierefreiheit: vollständig konform',
  'accessibility.partial': 'Barrierefreiheit: teilweise konform',
  'accessibility.none': 'Barrierefreiheit: nicht konform',
  'accessibility.heading': 'Erklärung zur Barrierefreiheit',
  'accessibility.description': 'Wie weit der Shop {site} RGAA 4.1.2 erfüllt, und wie Sie uns erreichen.',
  'accessibility.lead':
    '{site} möchte, dass alle hier bestellen können, wie es die Richtlinie (EU) 2019/882 und Artikel 47 des französischen Gesetzes Nr. 2005-102 vom 11. Februar 2005 verlangen. Diese Erklärung betrifft diesen Onlineshop.',
  'accessibility.state': 'Stand der Konformität',
  'accessibility.state.full': 'vollständig konform',
  'accessibility.state.partial': 'teilweise konform',
  'accessibility.state.none': 'nicht konform',
  'accessibility.share':
    'Dieser Shop ist mit dem französischen Standard für Barrierefreiheit (RGAA) in der Fassung 4.1.2 <strong>{state}</strong>: Er erfüllt {met} der {applicable} zutreffenden Kriterien, das sind {share} %.',
  'accessibility.unchecked':
    '{count, plural, one {# Kriterium hat noch niemand geprüft, es zählt als nicht erfüllt} other {# Kriterien hat noch niemand geprüft, sie zählen als nicht erfüllt}}: {numbers}.',
  'accessibility.barriers': 'Was nicht barrierefrei ist',
  'accessibility.noBarriers': 'Bisher ist nichts bekannt.',
  'accessibility.made': 'Wie diese Erklärung entstanden ist',
  'accessibility.madeHere':
    'Sie entstand am {date} aus automatischen Prüfungen und aus Besuchen, die ein Browser wiederholt. Ein Mensch hat den Shop noch nicht geprüft.',
  'accessibility.madeBy': 'Sie entstand am {date}, nach einer Prüfung durch {auditor}.',
  'accessibility.technologies': 'Technologien',
  'accessibility.tested': 'Prüfungen',
  'accessibility.testedByRules':
    'Regeln von axe und html-validate auf jeder Art von Seite und bei jedem Schritt eines Kaufs.',
  'accessibility.testedByOrders':
    'Zwei ganze Käufe in Chromium: einer nur mit der Tastatur, der andere nur mit dem, was ein Screenreader erfährt, also Rollen und Namen.',
  'accessibility.testedByReading':
    'Seiten in 200 % und 400 % Vergrößerung, mit weitem Text, erzwungenen Farben und verminderter Bewegung.',
  'accessibility.contact': 'Rückmeldung und Kontakt',
  'accessibility.contactWhy':
    'Wenn hier etwas für Sie nicht zugänglich ist, sagen Sie es uns: Wir helfen Ihnen auf anderem Weg.',
  'accessibility.byMail': 'Per E-Mail: {address}',
  'accessibility.byPhone': 'Telefonisch: {number}',
  'accessibility.byForm': 'Über das <a href="{contact}">Kontaktformular</a>',
  'accessibility.appeal': 'Beschwerde',
  'accessibility.appealWhy':
    'Wenn Sie uns etwas gemeldet haben, das nicht zugänglich ist, und unsere Antwort Sie nicht zufriedenstellt, können Sie:',
  'accessibility.appeal.form':
    'der <a href="https://formulaire.defenseurdesdroits.fr/">französischen Ombudsstelle für Rechte</a> über das Formular schreiben,',
  'accessibility.appeal.delegate':
    'die <a href="https://www.defenseurdesdroits.fr/carte-des-delegues">Vertretung der Ombudsstelle</a> in Ihrer Region erreichen,',
  'accessibility.appeal.post':
    'einen Brief schicken, kostenlos und ohne Briefmarke: DEFENSEUR DES DROITS, LIBRE REPONSE 71120, 75342 PARIS CEDEX 07.',
  // Web application manifest
  'manifest.description': 'Natürliches Futter und Ergänzungen für Hund, Katze und Pferd.',
}
export default de
