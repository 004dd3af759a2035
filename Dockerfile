# One port for everything; what is kept is in /data. See docs/operating.md.
FROM node:20-slim

WORKDIR /opt/courtside
RUN chown node:node /opt/courtside && mkdir /data && chown node:node /data
USER node

# What is installed changes seldom: a layer of its own would need every package's manifest, so the sources come whole.
COPY --chown=node:node . .
RUN node scripts/build.mjs

VOLUME /data
EXPOSE 4200
# Without a shell in between, so that SIGTERM reaches it.
ENTRYPOINT ["node", "scripts/start.mjs", "--host", "0.0.0.0", "--port", "4200", "--data", "/data"]
CMD ["--empty"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
