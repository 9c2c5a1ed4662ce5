# The demo store, for demos only: `docker build -f docker/demo-store.Dockerfile -t musette-demo-store .` from the project's root.
FROM node:24-slim AS build
# Another shop than the repository's own: `--build-arg SHOP=examples/bookshop`.
ARG SHOP=.
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run pack -- --demo-store --shop "$SHOP" --folder /image && mkdir /empty

FROM gcr.io/distroless/nodejs24-debian13:nonroot
# Production mode turns the control API off.
ENV NODE_ENV=production HOST=0.0.0.0 UPSTREAM_PORT=4010 DATA_DIR=/data
WORKDIR /app
COPY --from=build /image ./
COPY --from=build --chown=nonroot:nonroot /empty /data
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.UPSTREAM_PORT+'/health_check.php').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["dist/demo-store/main.js"]
