import { Alert } from '../../ui/Alert.tsx'

/** What the shop chose or took back by itself with the step before, for example the only method that delivers to an address. */
export function ShopNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Alert kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  )
}
