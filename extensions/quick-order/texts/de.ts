import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'quickOrder.title': 'Schnellbestellung',
  'quickOrder.lead':
    'Sie wissen, was Sie brauchen? Geben Sie Artikelnummern und Mengen ein oder laden Sie Ihre Liste hoch: bis zu {limit} Zeilen auf einmal.',
  'quickOrder.needsScript': 'Die Schnellbestellung braucht JavaScript. Sie können auch suchen oder uns anrufen.',
  'quickOrder.lines': 'Ihre Zeilen',
  'quickOrder.head.sku': 'Artikelnummer oder Name',
  'quickOrder.head.quantity': 'Menge',
  'quickOrder.line.new': 'neue Zeile',
  'quickOrder.line.sku': 'Artikelnummer oder Name des Produkts, Zeile {number}',
  'quickOrder.line.quantity': 'Menge, {name}',
  'quickOrder.line.remove': '{name} entfernen',
  'quickOrder.line.removed': 'Zeile entfernt: {name}',
  'quickOrder.line.unknown': 'Zu dieser Artikelnummer gibt es keine Seite: Wir prüfen sie beim Hinzufügen.',
  'quickOrder.line.outOfStock': 'Zurzeit nicht auf Lager.',
  'quickOrder.line.choose': 'Auf der Produktseite auswählen',
  'quickOrder.byContact': 'Dieses Produkt bestellen Sie per Telefon oder Nachricht, mit einer Datei.',
  'quickOrder.write': 'Nachricht schreiben',
  'quickOrder.needsChoice': 'Für dieses Produkt müssen Sie auf seiner Seite etwas auswählen.',
  'quickOrder.found': 'Gefundene Produkte',
  'quickOrder.found.choice': 'mit Auswahl',
  'quickOrder.fault.sku': 'Die Artikelnummer fehlt.',
  'quickOrder.fault.longSku': 'Diese Artikelnummer ist zu lang: höchstens {sku} Zeichen.',
  'quickOrder.fault.quantity':
    'Geben Sie die Menge in Ziffern ein, ohne Vorzeichen und ohne Tausenderpunkt, höchstens {quantity}.',
  'quickOrder.lost':
    'Der Shop hat nicht geantwortet. Vielleicht liegt diese Zeile schon im Warenkorb: Sehen Sie dort nach, bevor Sie es noch einmal versuchen.',
  'quickOrder.add': '{count, plural, one {# Zeile in den Warenkorb} other {# Zeilen in den Warenkorb}}',
  'quickOrder.addNone': 'In den Warenkorb',
  'quickOrder.clear': 'Liste leeren',
  'quickOrder.restore': 'Liste wiederherstellen',
  'quickOrder.progress': '{done} von {total} Zeilen sind im Warenkorb …',
  'quickOrder.added': '{count, plural, one {# Zeile liegt im Warenkorb.} other {# Zeilen liegen im Warenkorb.}}',
  'quickOrder.left':
    '{count, plural, one {# Zeile bleibt zu prüfen: Der Grund steht darunter.} other {# Zeilen bleiben zu prüfen: Der Grund steht jeweils darunter.}}',
  'quickOrder.import.title': 'Liste hochladen',
  'quickOrder.import.file': 'CSV-Datei',
  'quickOrder.import.fileHint':
    'Zwei Spalten, Artikelnummer und Menge, getrennt durch Komma oder Semikolon. Höchstens {limit} Zeilen.',
  'quickOrder.import.sample': 'Beispieldatei herunterladen',
  'quickOrder.import.sampleName': 'schnellbestellung.csv',
  'quickOrder.import.paste': 'Oder fügen Sie Ihre Zeilen ein',
  'quickOrder.import.pasteHint': 'Eine Artikelnummer je Zeile, dahinter die Menge.',
  'quickOrder.import.take': 'Zeilen übernehmen',
  'quickOrder.import.nothing':
    'Keine Zeile gefunden. In jeder Zeile muss eine Artikelnummer stehen, dahinter die Menge.',
  'quickOrder.import.tooMany': 'Diese Liste hat {count} Zeilen, Platz ist für {room}. Teilen Sie sie auf.',
  'quickOrder.import.tooLarge': 'Diese Datei ist zu groß: höchstens {limit} kB.',
  'quickOrder.import.unreadable': 'Diese Datei ließ sich nicht lesen.',
  'quickOrder.import.taken': '{count, plural, one {# Zeile übernommen.} other {# Zeilen übernommen.}}',
  'quickOrder.import.faulty': '{count, plural, one {# muss berichtigt werden.} other {# müssen berichtigt werden.}}',
}
export default de
