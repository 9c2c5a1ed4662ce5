// `musette build --docker`: Dockerfile, .dockerignore and compose.yaml of the shop. What is there is not written over.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopFolder } from './extensions.mjs'

const FILES = {
  Dockerfile: `FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# An empty folder for DATA_DIR: the next stage has no shell to create it.
RUN npx musette build && npx musette pack --folder /image && mkdir /empty

# Node and its libraries: no shell, no package manager, no root user.
FROM gcr.io/distroless/nodejs24-debian13:nonroot
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data SITES=all MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
COPY --from=build /image ./
COPY --from=build --chown=nonroot:nonroot /empty /data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:4000/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["dist/server/main.js"]
`,
  '.dockerignore': '.git\nnode_modules\ndist\nvar\n**/*.generated.*\n.env\n',
  'compose.yaml': `# The shop in front of a store: docker compose up -d --build. Its variables are in .env; a proxy in front of it terminates TLS.
services:
  shop:
    build: .
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
