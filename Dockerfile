# One port for everything; what is kept is in /data. See docs/operating.md.
# The first stage makes the package, the second installs it: no sources and no tools are in what runs.
FROM node:20-slim AS pack

WORKDIR /opt/courtside
RUN chown node:node /opt/courtside
USER node
# What is installed changes seldom: a layer of its own would need every package's manifest, so the sources come whole.
COPY --chown=node:node . .
RUN node scripts/pack.mjs

FROM node:20-slim

COPY --from=pack /opt/courtside/dist/pack/courtside-*.tgz /opt/courtside.tgz
RUN npm install --global --omit=dev --no-audit --no-fund /opt/courtside.tgz \
  && npm cache clean --force && rm /opt/courtside.tgz \
  && mkdir /data && chown node:node /data
USER node
ENV COURTSIDE_DATA=/data
VOLUME /data
EXPOSE 4200
# Without a shell in between, so that SIGTERM reaches it.
ENTRYPOINT ["courtside", "--host", "0.0.0.0", "--port", "4200"]
CMD ["--empty"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
