import { withoutCredentials } from '../../../engine/documents/show.ts';
import { type Remote, remotes, repositoryFile } from '../../shared/application/git/repository.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';

const shape = /^git\+ssh:\/\/git@[^\s/@:]+(:\d+)?\/[^\s/]+\.git$/;

export default defineRule({
  requirement: 'app/remote-has-its-shape',
  reads: 'application',
  check(application) {
    const config = repositoryFile(application, 'config');
    if ('verdict' in config) return config;
    const deployments = remotes(new TextDecoder().decode(config)).filter(isDeployment);
    if (deployments.length === 0) return notApplicable('no-deployment-remote');
    return deployments
      .filter(({ url }) => !shape.test(url))
      .map(({ url, position }) => problem('other-shape', { file: '.git/config', position }, { url: withoutCredentials(url) }));
  },
});

/** Known by the scheme git+ssh, or by an application id as the whole path; other hosts have a folder before the name. */
function isDeployment({ url }: Remote): boolean {
  const [, scheme = '', path = ''] = /^(?:([a-z][a-z0-9+.-]*):\/\/[^/]*\/|[^/:]+:)(.*)$/i.exec(url) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const isApplication = /^app_[\w-]+(\.git)?$/.test(segments.at(-1) ?? '');
  return scheme.toLowerCase() === 'git+ssh' ? isApplication || segments.length < 2 : isApplication && segments.length === 1;
}
