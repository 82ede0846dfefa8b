# One image for every part; SERVICES picks what a container runs.
# A release replaces this stage by the digest of its tag, so that every stage and architecture begins with the same bytes.
FROM node:24-bookworm-slim AS base

FROM base AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Manifests that are the same leave the installed packages in the cache, whatever sources have changed.
FROM base AS build
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --no-fund --no-audit --ignore-scripts
COPY . .
RUN node tools/build.mjs && node tools/image/assemble.mjs

# Only what the bundle asks for at run time, without types, source maps, documents and sources of native code.
FROM base AS packages
WORKDIR /app
COPY --from=build /app/dist/image/packages ./
RUN npm ci --omit=dev --no-fund --no-audit --ignore-scripts \
  && find node_modules -type f -regextype posix-extended -regex '.*\.([cm]?ts|map|md|cc|c|h|gyp)' -delete \
  && find node_modules -type d -empty -delete

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false \
  MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data /feeds /blobs && chown node:node /data /feeds /blobs
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/image/app ./
USER node
EXPOSE 8080
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--v8-pool-size=2", "--max-semi-space-size=8", "runtime/dist/main.mjs"]
