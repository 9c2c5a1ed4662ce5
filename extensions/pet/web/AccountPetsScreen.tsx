import { PetsContent } from './PetsContent.tsx'

/** `/user/animaux`: the same inside the account. */
export default function AccountPetsScreen() {
  return <PetsContent />
}
