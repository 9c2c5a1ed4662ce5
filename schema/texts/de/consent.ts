import type en from '../en/consent.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'consent.title': 'Cookies: Sie entscheiden',
  'consent.text':
    'Einige braucht der Shop selbst. Cookies anderer Dienste werden nur geladen, wenn Sie zustimmen. Ihre Wahl ändern Sie jederzeit am Seitenende.',
  'consent.more': 'Mehr erfahren',
  'consent.refuse': 'Alle ablehnen',
  'consent.accept': 'Alle erlauben',
  'consent.choose': 'Auswählen',
  'consent.announcement': 'Oben auf der Seite wartet eine Entscheidung: Cookies erlauben oder ablehnen.',
  'consent.dialog.text': 'Ihre Wahl gilt sechs Monate in diesem Browser. Danach fragen wir wieder.',
  'consent.services': 'Dienste von anderen Anbietern',
  'consent.needed': 'Immer aktiv: Anmeldung und Warenkorb, Sicherheit und diese Auswahl selbst.',
  'consent.audience': 'Reichweitenmessung',
  'consent.audience.text': 'Besuche zählen und sehen, welche Seiten helfen, um den Shop zu verbessern.',
  'consent.advertising': 'Werbung',
  'consent.advertising.text': 'Unsere Anzeigen messen und Ihnen passende auf anderen Websites zeigen.',
  'consent.video': 'Videos',
  'consent.video.text': 'Die Videos auf unseren Seiten abspielen, die bei einem anderen Anbieter liegen.',
  'consent.video.one': 'Video',
  'consent.video.captions': 'Untertitel',
  'consent.video.ask':
    'Dieses Video kommt von {name}. Der Anbieter kann dabei Cookies setzen. Es wird nur geladen, wenn Sie zustimmen.',
  'consent.video.play': 'Zustimmen und abspielen',
  'consent.save': 'Auswahl speichern',
  'consent.saved': 'Ihre Auswahl ist gespeichert.',
  'consent.reload.title': 'Seite neu laden?',
  'consent.reload.text':
    'Ihre Auswahl ist gespeichert und gilt ab der nächsten Seite. Wenn Sie diese Seite neu laden, gilt sie sofort. Was Sie eingegeben haben, geht dabei verloren.',
  'consent.reload.now': 'Jetzt neu laden',
  'consent.reload.later': 'Erst fertig ausfüllen',
}
export default de
