// The development server's entry: hot reloading has to be in place before the first component module is evaluated.
import '@vitejs/plugin-react/preamble'
import './entry-client.tsx'
