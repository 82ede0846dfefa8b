import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Measured } from './start-node.ts'

export const nginxPath = '/usr/sbin/nginx'

/** Starts nginx as one process that proxies everything to `upstreamUrl` over kept-alive connections. */
export async function startNginx(upstreamUrl: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration({ folder, port, upstream: new URL(upstreamUrl).host }))
  const child = spawn(nginxPath, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    cpuUs: async () => Number((await readFile(`/proc/${child.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1000,
    end: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const untilItAnswers = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error('nginx does not answer')
}

const configuration = ({ folder, port, upstream }: { folder: string; port: number; upstream: string }): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream app { server ${upstream}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://app; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`
