// `musette build --docker`: Dockerfile, .dockerignore and compose.yaml of the shop. Existing files are not overwritten.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, shopFolder } from './extensions.mjs'

/** The Dockerfile without its build stage: a shop builds with the package instead of its sources. */
const [, image = ''] = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8').split(/^(?=FROM gcr)/m)

const FILES = {
  Dockerfile: `FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# An empty folder for DATA_DIR: the next stage has no shell to create it.
RUN npx musette build && npx musette pack --folder /image && mkdir /empty

# Node and its libraries: no shell, no package manager, no root user.
${image}# Those of musette.config.ts.
ENV SITES=all
`,
  '.dockerignore': '.git\nnode_modules\ndist\nvar\n**/*.generated.*\n.env\n',
  'compose.yaml': `# The shop in front of a store: docker compose up -d --build. Its variables are in .env; a proxy in front of it terminates TLS.
services:
  shop:
    build: .
    env_file:
      - path: .env
        required: false
    environment:
      UPSTREAM_URL: \${UPSTREAM_URL:?the store’s GraphQL endpoint, such as https://store.example/graphql}
      SESSION_KEY: \${SESSION_KEY:?32 random bytes, such as of openssl rand -base64 32}
      PUBLIC_URL: \${PUBLIC_URL:?the shop’s public address, such as https://shop.example}
      TRUST_PROXY: \${TRUST_PROXY:-loopback,uniquelocal}
    ports:
      - '127.0.0.1:4000:4000'
    volumes:
      - data:/data
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    restart: unless-stopped

volumes:
  data:
`,
}

for (const [name, text] of Object.entries(FILES)) {
  const file = join(shopFolder(), name)
  const isThere = existsSync(file)
  if (!isThere) writeFileSync(file, text)
  console.log(isThere ? `${name} is there already` : `${name} written`)
}
