// `musette generate`: generates the modules of the shop's extensions.
import { generateIfStale } from './generated.mjs'

generateIfStale()
