import { useState } from 'react'
import french from '../../i18n/fr/contribution.ts'
import { MessagesContext, useMessages } from '../../i18n/messages-context.ts'
import { readContributionFlag } from './contribution-flag.ts'
import { ToolboxPanel } from './ToolboxPanel.tsx'
import { useModes } from './use-modes.ts'
import { XRay } from './XRay.tsx'

const NONE = { preview: false, xRay: false }

/** What contributors have on every page. Its messages come with it: to the others not even their names are told. */
export default function Toolbox() {
  const shop = useMessages()
  const [messages] = useState(() => (shop.language === 'fr' ? { ...shop, ...french } : shop))
  const [first] = useState(() => readContributionFlag() ?? NONE)
  const { modes, failure, change, leave } = useModes(first)
  return (
    <MessagesContext value={messages}>
      <ToolboxPanel modes={modes} failure={failure} onChange={change} onLeave={leave} />
      {modes.xRay && <XRay />}
    </MessagesContext>
  )
}
