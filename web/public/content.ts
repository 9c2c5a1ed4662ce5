/** Content that editors write in the store. */
export { RichText } from '../screens/content/RichText.tsx'
