import { type LoadResult, ui, useTranslate } from 'musette/web'
import { PetsContent } from './PetsContent.tsx'

export async function load(): Promise<LoadResult> {
  return {}
}

/** `/mes-animaux`: for guests, too. */
export default function PetsScreen() {
  const t = useTranslate()
  return (
    <ui.Container>
      <ui.Breadcrumb items={[{ name: t('pet.title') }]} />
      <PetsContent />
    </ui.Container>
  )
}
