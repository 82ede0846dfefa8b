# One image for every part; SERVICES picks what a container runs.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Manifests that are the same leave the installed packages in the cache, whatever sources have changed.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --no-fund --no-audit --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --no-fund --no-audit --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data /feeds && chown node:node /data /feeds
USER node
EXPOSE 8080
VOLUME /data
STOPSIGNAL SIGTERM
CMD ["node", "runtime/dist/main.mjs"]
