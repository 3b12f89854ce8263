"""run.py NAME|none [NAME...] [--flaky 0.1] [--latency 0.3] [--folder DIR]

Starts the platform with those faults, writes the configuration and the drivers to a temporary folder,
prints one line of JSON, and stays until it is killed."""
import sys
sys.path[:] = [p for p in sys.path if p and not __import__("os").path.exists(__import__("os").path.join(p, "faults.py"))]
import argparse, importlib.util, json, os, shutil, signal, sys, tempfile, threading

HERE = os.path.dirname(os.path.abspath(__file__))


def load(name, file):
    spec = importlib.util.spec_from_file_location(name, os.path.join(HERE, file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


# platform.py has the name of a module of the standard library, so it is loaded under another one
plat = sys.modules.get("blind_platform") or load("blind_platform", "platform.py")


def start(names=(), **switches):
    p = plat.Platform(**switches)
    if names:
        faults = sys.modules.get("blind_faults") or load("blind_faults", "faults.py")
        for n in names:
            faults.FAULTS[n].apply(p)
    return p


def main(argv):
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("names", nargs="+")
    a.add_argument("--flaky", type=float, nargs="?", const=0.1, default=0.0, help="this part of the answers is 503 with Retry-After: 1")
    a.add_argument("--latency", type=float, nargs="?", const=0.3, default=0.0, help="seconds before each answer")
    a.add_argument("--folder")
    o = a.parse_args(argv)
    names = [n for n in o.names if n != "none"]
    try:
        p = start(names, flaky=o.flaky, latency=o.latency)
    except KeyError as e:
        sys.exit("no such fault: %s" % e)
    folder = o.folder or tempfile.mkdtemp(prefix="blind-platform-")
    print(json.dumps({"configuration": p.write_configuration(folder), "pid": os.getpid()}), flush=True)
    done = threading.Event()
    for s in (signal.SIGTERM, signal.SIGINT):
        signal.signal(s, lambda *_: done.set())
    done.wait()
    if not o.folder:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
