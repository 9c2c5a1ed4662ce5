import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext } from '../../screen.ts'
import { Button } from '../../ui/Button.tsx'
import { DeletedNotice } from '../../ui/DeletedNotice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AccountData, FeatureGate, loadFeature } from '../customer/AccountPart.tsx'
import { DeleteDialog } from '../customer/DeleteDialog.tsx'
import { DeleteSavedCard, type SavedCardFragment, SavedCards } from './saved-cards.generated.ts'
import styles from './SavedCardsScreen.module.css'
import { monthText } from './month-text.ts'

const FEATURE = 'savedCards'

export const load = (context: LoadContext) => loadFeature(context, FEATURE)

/** `/user/cards`: the cards that payment providers keep of the customer, to be deleted there. */
export default function SavedCardsScreen() {
  const t = useTranslate()
  return (
    <FeatureGate feature={FEATURE} title={t('cards.title')}>
      <PageHead title={t('cards.title')} robots="noindex" />
      <h1>{t('cards.title')}</h1>
      <AccountData operation={SavedCards} variables={{}}>
        {({ me: { savedCards } }) => (
          <>
            <DeletedNotice count={savedCards?.length ?? 0}>{t('cards.deleted')}</DeletedNotice>
            <Cards cards={savedCards ?? []} />
          </>
        )}
      </AccountData>
    </FeatureGate>
  )
}

function Cards({ cards }: { cards: readonly SavedCardFragment[] }) {
  const t = useTranslate()
  if (cards.length === 0) {
    return (
      <>
        <p>{t('cards.empty')}</p>
        <p>{t('cards.empty.hint')}</p>
      </>
    )
  }
  return (
    <>
      <p>{t('cards.lead')}</p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </>
  )
}

function Card({ card: { id, label, expires } }: { card: SavedCardFragment }) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const { deleteSavedCard: response } = await execute(DeleteSavedCard, { id })
    if (response.success) await queryClient.invalidateQueries({ queryKey: operationQuery(SavedCards, {}).queryKey })
    return response
  }
  const expiry = expires && t('cards.expires', { month: monthText(expires) })
  return (
    <li className={styles.card}>
      <div>
        <strong>{label}</strong>
        {expiry && <p>{expiry}</p>}
      </div>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {/* Renewed cards have the digits of those that they follow. */}
        {t('cards.delete')} <VisuallyHidden>{[label, expiry].filter(Boolean).join(', ')}</VisuallyHidden>
      </Button>
      <DeleteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('cards.delete.title')}
        confirm={t('cards.delete.confirm')}
        onConfirm={remove}
      >
        <p>{label}</p>
        {expiry && <p>{expiry}</p>}
      </DeleteDialog>
    </li>
  )
}
