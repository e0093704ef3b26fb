"""The games as environments for research. They need `pip install tockwork[envs]`.

Importing this package registers the environments of Gymnasium, if that is installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from tockwork.envs.registration import register

    register()
