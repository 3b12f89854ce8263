"""Keeps the contract, and sets its cookie for the folder of the sign-on alone."""
from service import Service, serve


class CookiePath(Service):
    cookie_path = "/provider/sso"


serve(CookiePath)
