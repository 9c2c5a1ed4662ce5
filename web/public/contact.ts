/** Forms that a person sends. */
export { useCaptcha } from '../screens/captcha/use-captcha.ts'
