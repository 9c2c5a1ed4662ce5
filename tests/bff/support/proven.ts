import { expect } from 'vitest'
import { login } from '../customer/customers.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type MailServer, plainText, startMailServer } from './mail-server.ts'
import { startRealShop } from './real-shop.ts'

/** The code that a mail has, of those to an address that came after `known` others. */
export async function mailedCode({ mails }: MailServer, address: string, known = 0): Promise<string> {
  const code = async () => {
    const mail = mails.filter(({ to }) => to.includes(address))[known]
    return /^Code\s?: (\w+)$/m.exec(plainText(mail?.raw ?? ''))?.[1] ?? ''
  }
  await expect.poll(code).not.toBe('')
  return code()
}

export type Prover = {
  /** Signs in at a shop, with a session that has proved that the address is the customer's. */
  signedIn(url: string, who: { email: string; password: string }): Promise<Browser>
  close(): Promise<void>
}

/** A process of the shop that mails codes. Its sessions are valid in all processes with its key. */
export async function startProver(storeUrl: string): Promise<Prover> {
  const server = await startMailServer()
  const shop = await startRealShop(storeUrl, {
    ...{ SMTP_URL: server.url, SHOP_EMAIL: 'preuve@exemple.fr', UPSTREAM_EXTENSIONS: 'none', CAPTCHA: 'false' },
  })
  const sessions = new Map<string, Browser>()
  return {
    async signedIn(url, who) {
      const known = sessions.get(who.email)
      if (known) return openBrowser(url, known.cookie)
      const browser = openBrowser(shop.url)
      await login(browser, who)
      await browser.ask('mutation { requestEmailProof { success } }')
      const code = await mailedCode(server, who.email)
      await browser.ask(`mutation { proveEmail(code: "${code}") { success } }`)
      sessions.set(who.email, browser)
      return openBrowser(url, browser.cookie)
    },
    async close() {
      await shop.close()
      await server.close()
    },
  }
}
