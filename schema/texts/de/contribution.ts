import type en from '../en/contribution.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'contribution.title': 'Redaktionsmodus',
  'contribution.tools': 'Werkzeuge der Redaktion',
  'contribution.stateFresh': 'Vorschau',
  'contribution.statePublic': 'öffentliche Ansicht',
  'contribution.preview': 'Vorschau',
  'contribution.previewHint': 'Was gerade gespeichert wurde, an allen Caches vorbei. Nur Sie sehen die Seite so.',
  'contribution.autoRefresh': 'Automatisch aktualisieren',
  'contribution.autoRefreshHint': 'Alle 5 Sekunden, solange der Tab sichtbar ist, zusammen mit der Vorschau.',
  'contribution.xRay': 'Röntgenblick',
  'contribution.xRayHint': 'Umrandet Inhalte, Produkte und Kategorien und verlinkt sie mit dem Adminbereich.',
  'contribution.refresh': 'Aktualisieren',
  'contribution.leave': 'Beenden',
  'contribution.refreshed': 'Seite aktualisiert.',
  'contribution.failed': 'Der Shop hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'contribution.claims':
    'Auf dieser Seite zu prüfen: {words}. Ein Futtermittel darf nicht versprechen, eine Krankheit zu verhindern, zu behandeln oder zu heilen.',
  'contribution.outlines': 'Inhalte der Seite',
  'contribution.block': 'Block {id}',
  'contribution.page': 'Seite {id}',
  'contribution.product': 'Produkt {id}',
  'contribution.category': 'Kategorie {id}',
  'contribution.unwritten.PAGE':
    'Diese Seite hat noch niemand geschrieben. Im Admin: Inhalt › Seiten, Bezeichner {id}.',
  'contribution.unwritten.BLOCK':
    'Diesen Block hat noch niemand geschrieben. Im Admin: Inhalt › Blöcke, Bezeichner {id}.',
  'contribution.edit': 'im Adminbereich bearbeiten',
}
export default de
