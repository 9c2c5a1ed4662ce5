// The development server's entry: hot reloading has to be in place before the first component module is evaluated.
import '@vitejs/plugin-react/preamble'
import './entry-client.tsx'
import { whenHydrated } from './hydration.tsx'

// Here styles come with the code that imports them. What waits for an interaction would be shown without, so nothing waits long.
const timer = setInterval(() => void whenHydrated(), 100)
setTimeout(() => clearInterval(timer), 10_000)
