import { Alert } from '../../ui/Alert.tsx'
import { useCartNotes } from './cart-notes.ts'

/** Lines of an order that could not be put into the cart again. */
export function CartNotes() {
  const notes = useCartNotes()
  if (notes.length === 0) return null
  return (
    <Alert kind="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  )
}
