# One image for every part; SERVICES picks what a container runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY gateway gateway
COPY services services
COPY runtime runtime
COPY web web
COPY scripts scripts
COPY e2e/package.json e2e/package.json
COPY security/package.json security/package.json
COPY bench/package.json bench/package.json
COPY tsconfig.base.json tsconfig.json ./
RUN npm ci --no-fund --no-audit --ignore-scripts
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
